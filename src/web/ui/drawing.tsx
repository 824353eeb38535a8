import { classes } from './classes.ts';

type DrawingProps = { readonly svg: string; readonly className?: string };

/** One of the drawings that `tools/signs` makes, in the page itself, as large as its place allows. Decorative: name it beside. */
export function Drawing({ svg, className }: DrawingProps) {
  return (
    <span
      aria-hidden="true"
      className={classes('inline-block [&>svg]:size-full', className)}
      // Ours: shapes and colours in attributes (tools/signs/*.test.ts), no text from people.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
