/**
 * The colours of a traffic sign by the names the regulations give them. Signs look the same by day and by night, so these
 * are not theme tokens. Values are ours: close to the official artwork on a screen.
 */
export const colours = {
  white: '#ffffff',
  black: '#111111',
  red: '#e1001a',
  blue: '#0072bc',
  green: '#00703c',
  yellow: '#ffd100',
  brown: '#744100',
  orange: '#f9a51b',
  amber: '#ffb000',
  grey: '#8b8b8b',
  /** Backing boards and unlit parts. */
  paleGrey: '#bcbec0',
  lightGreen: '#4f9a2a',
  litGreen: '#00a651',
  asphalt: '#4a4d50',
  /** Skin and clothes of the hand-signal figures. */
  skin: '#c98f65',
  navy: '#1c2a4a',
  fluorescent: '#d7e021',
  /** The green half of a stud of a temporary layout. */
  fluorescentGreen: '#6fd92a',
} as const;

export type Colour = keyof typeof colours;
