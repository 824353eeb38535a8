import { colours } from './colours.ts';

/** The road as a driver on the left sees it, between its pavements: horizon at 78, vanishing point at (160, 78). */
export function Road({ ground = colours.grass }: { readonly ground?: string }) {
  return (
    <>
      <rect width="320" height="80" fill={colours.sky} />
      <rect y="78" width="320" height="102" fill={ground} />
      <path d="M153 78h14L480 180H-110z" fill={colours.pavement} />
      <path d="M156 78h8L405 180H-12z" fill={colours.kerb} opacity="0.5" />
      <path d="M156.5 78h7L396 180H0z" fill={colours.road} />
      <path
        d="M160.3 82h.7l.8 5h-.8zM161.5 92h1.2l1.8 8h-1.7zM165 107h2.4l4.4 13h-3.4zM171.5 131h4.6l8 22h-6.2zM183 168h7l5 12h-8z"
        fill={colours.paint}
      />
    </>
  );
}

/** The bonnet of our own car, at the foot of a picture. */
export function Bonnet() {
  return <path d="M-10 180c40-15 105-19 170-19s130 4 170 19z" fill={colours.navy} />;
}
