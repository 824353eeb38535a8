import type { ReactNode } from 'react';
import { colours } from '#domain/signs/colours.ts';

const { white, black, blue, green, yellow, brown } = colours;

type PanelProps = { readonly ground: string; readonly edge: string; readonly children: ReactNode };

/** A flat panel with its edge; the lettering inside takes the edge's colour. */
function Panel({ ground, edge, children }: PanelProps) {
  return (
    <svg viewBox="0 0 320 180">
      <rect width="320" height="180" rx="18" fill={ground} />
      <rect x="8" y="8" width="304" height="164" rx="12" fill="none" stroke={edge} strokeWidth="7" />
      <g fill={edge} fontWeight="700">
        {children}
      </g>
    </svg>
  );
}

export function MotorwayPanel() {
  return (
    <Panel ground={blue} edge={white}>
      <text x="160" y="82" fontSize="66" fontWeight="800" textAnchor="middle">
        M62
      </text>
      <text x="160" y="142" fontSize="40" textAnchor="middle">
        Leeds
      </text>
    </Panel>
  );
}

export function PrimaryPanel() {
  return (
    <Panel ground={green} edge={white}>
      <text x="160" y="66" fontSize="50" fontWeight="800" textAnchor="middle" fill={yellow}>
        A46
      </text>
      <text x="30" y="112" fontSize="36">
        Lincoln
      </text>
      <text x="290" y="112" fontSize="36" textAnchor="end">
        12
      </text>
      <text x="30" y="154" fontSize="36">
        Newark
      </text>
      <text x="290" y="154" fontSize="36" textAnchor="end">
        28
      </text>
    </Panel>
  );
}

export function LocalPanel() {
  return (
    <Panel ground={white} edge={black}>
      <text x="30" y="106" fontSize="44">
        Dunbury 2
      </text>
      <path d="M284 90l-26-36h-24l26 36-26 36h24z" />
    </Panel>
  );
}

export function DiversionPanel() {
  return (
    <Panel ground={yellow} edge={black}>
      <text x="160" y="78" fontSize="52" textAnchor="middle">
        Diversion
      </text>
      <path d="M92 122h128m-26-28 28 28-28 28" fill="none" stroke={black} strokeWidth="18" />
    </Panel>
  );
}

export function TouristPanel() {
  return (
    <Panel ground={brown} edge={white}>
      <path d="M36 90l26-36h24L60 90l26 36H62z" />
      <text x="100" y="84" fontSize="40">
        Old priory
      </text>
      <text x="100" y="132" fontSize="40">
        1½
      </text>
    </Panel>
  );
}
