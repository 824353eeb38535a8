import { outline } from '../outline.ts';
import { disc, type Pictogram } from '../pictogram.ts';

/** Parallel bars from the lower left to the upper right corner of a square of 250, cut off at its edges. */
function cornerBars(): string {
  const short = (value: number): number => Math.round(value * 10) / 10;
  const cut = (sum: number): [left: string, right: string] =>
    sum <= 250 ? [`0 ${short(sum)}`, `${short(sum)} 0`] : [`${short(sum - 250)} 250`, `250 ${short(sum - 250)}`];
  return [-29, -15, 0, 15, 29]
    .map((offset) => {
      const [upperLeft, upperRight] = cut(250 + offset - 4);
      const [lowerLeft, lowerRight] = cut(250 + offset + 4);
      return offset === 0
        ? `M${upperLeft}L0 250L${lowerLeft}L${lowerRight}L250 0L${upperRight}Z`
        : `M${upperLeft}L${lowerLeft}L${lowerRight}L${upperRight}Z`;
    })
    .join('');
}

/** Five round petals about the middle of a square of 100, the first of them turned by some degrees from the top. */
function petals(reach: number, radius: number, turn: number): string[] {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return [0, 72, 144, 216, 288].map((step) => {
    const angle = ((step + turn) * Math.PI) / 180;
    return disc(tenth(50 + reach * Math.sin(angle)), tenth(50 - reach * Math.cos(angle)), radius);
  });
}

export const objects: Record<string, Pictogram> = {
  /** The same bars where they run into the corners of a panel. */
  endBarsAcross: { box: [0, 0, 250, 250], parts: [{ cut: 'M0 216V250H34L250 34V0H216Z' }, cornerBars()] },
  /** The parallel black bars that cancel what is under them. */
  endBars: {
    box: [0, 0, 250, 250],
    parts: [
      { line: 'M17 233L233 17', width: 50, cut: true },
      { line: 'M2 218L218 2M10 226L226 10M17.5 232.5L232.5 17.5M24 240L240 24M32 248L248 32', width: 6 },
    ],
  },
  wheelchair: {
    box: [0, 0, 74, 96],
    parts: [
      disc(25, 9, 9),
      { line: 'M25 21V55H52L64 84L73 80', width: 9 },
      { line: 'M25 35H48', width: 8 },
      { line: 'M19 41A25.5 25.5 0 1 0 53 74', width: 8 },
    ],
  },
  trolley: {
    box: [0, 0, 84, 100],
    parts: [
      disc(51, 8, 8),
      outline(
        '42,17! 52,18 62,26 66,42 66,58! 74,76 84,98! 74,100! 60,76 55,66! 52,80 42,99! 32,99! 44,70 46,48 44,36! 38,42 28,46! 26,41! 36,34 38,24',
      ),
      { line: 'M27 43L12 78', width: 3.5 },
      { line: 'M2 62L14 86L38 74', width: 3 },
      'M4 50L18 43L27 60L12 68ZM17 72L33 64L38 73L22 82Z',
      disc(14, 90, 7),
    ],
  },
  camera: {
    box: [45, 46, 228, 182],
    parts: [
      'M63 46H169Q187 46 187 64V210Q187 228 169 228H63Q45 228 45 210V64Q45 46 63 46Z',
      { cut: disc(147, 79, 22) },
      disc(147, 79, 13),
      { cut: disc(102, 171, 37) },
      disc(102, 171, 26),
      'M196 76H206V179H196ZM214 86H224V188H196V182.5H214ZM233 97H242V114H273V171H242V198H196V192H233Z',
    ],
  },
  house: {
    box: [140, 18, 94, 96],
    parts: [
      'M140 43L176 20H208V18H221V26L234 43H227V114H148V43ZM161 50H174V65H161ZM186 50H213V65H186ZM161 80H174V114H161ZM186 80H213V97H186Z',
    ],
  },
  informationLetter: {
    box: [82, 50, 76, 136],
    parts: [
      'M125 62A15 11.5 0 1 1 155 60A15 11.5 0 1 1 125 62Z',
      'M84 123L101 112Q118 99 128 83Q135 81 134 88L110 161Q107 171 114 170Q122 164 132 160Q133 176 116 183Q86 189 83 170Q82 164 86 152L100 118Q92 121 84 123Z',
    ],
  },
  handset: {
    box: [22, 10, 108, 298],
    parts: [
      outline(
        '37,22! 60,12 85,12 98,15! 112,40 124,80 130,150 126,205 115,255 98,292! 80,306 60,308 40,300 25,285 22,278! 40,245 44,236! 52,236 62,235 72,240 80,246! 96,215 99,170 98,130 97,95! 88,77 75,80 70,85 58,85 53,82! 48,60',
      ),
    ],
  },
  sosPhone: {
    box: [80, 50, 143, 146],
    parts: [
      outline(
        '81,77! 85,64 100,52 114,50! 150,58 185,82 210,115 222,152 222,180 214,193 200,196 180,193! 178,187 184,175 178,164! 186,158 204,162! 203,148 193,122 170,95 145,80 126,72! 120,74 116,81 108,88!',
      ),
    ],
  },
  toiletLetters: {
    box: [0, 0, 100, 100],
    parts: [
      'M7 0H93Q100 0 100 7V93Q100 100 93 100H7Q0 100 0 93V7Q0 0 7 0ZM13 8Q8 8 8 13V87Q8 92 13 92H87Q92 92 92 87V13Q92 8 87 8Z',
      'M13 26H22L27 58L31 26H40L44 58L49 26H58L49 76H40L35.5 46L31 76H22Z',
      'M87 44H78Q78 34 74 34Q69 34 69 51Q69 68 74 68Q78 68 78 58H87Q87 77 74 77Q60 77 60 51Q60 25 74 25Q87 25 87 44Z',
    ],
  },
  fuelPump: {
    box: [0, 0, 74, 86],
    parts: [
      'M22 4Q22 0 26 0H66Q70 0 70 4V78H74V86H18V78H22ZM30 10V32H62V10Z',
      { line: 'M22 24Q10 26 6 40Q3 52 4 74Q12 80 14 70V44H22', width: 5.5 },
    ],
  },
  cup: {
    box: [0, 0, 90, 76],
    parts: ['M12 0H78V44Q78 76 45 76Q12 76 12 44Z', { line: 'M12 14H5Q2 34 16 42', width: 7 }],
  },
  tent: {
    box: [0, 0, 100, 72],
    parts: ['M50 9L98 72H2ZM50 36L34 72H66Z', { line: 'M43 0L54 15M57 0L46 15', width: 4 }],
  },
  tree: { box: [0, 0, 60, 100], parts: ['M30 0L46 28H40L53 54H45L60 84H35V100H25V84H0L15 54H7L20 28H14Z'] },
  picnicTable: {
    box: [0, 0, 130, 100],
    parts: [
      'M88 0L106 30H99L114 56H105L122 84H96V94H130V100H80V84H60L76 56H68L82 30H75Z',
      disc(24, 34, 7),
      'M16 43H30L36 56H48V61H32L28 54V66H40V88H34V74H14Q10 60 16 43Z',
      'M36 64H70V70H57L66 94H60L52 74L44 94H38L47 70H36Z',
      'M4 68H14V74H4ZM0 94H80V100H0Z',
    ],
  },
  castle: {
    box: [0, 0, 100, 100],
    parts: ['M0 0H40V16H60V0H100V40H84V60H100V100H60V84H40V100H0V60H16V40H0ZM28 28V72H72V28Z'],
  },
  motorway: {
    box: [20, 31, 234, 209],
    parts: [
      'M108 31H131L126 83H97ZM147 31H170L181 83H152Z',
      'M20 97H254V113H236Q230 114 229 121L227 140H212L209 121Q208 114 202 113H72Q66 114 65 121L62 140H47L45 121Q44 114 38 113H20Z',
      'M90 127H126L122 240H66ZM151 127H188L208 240H155Z',
    ],
  },
  /** Five petals around five smaller ones, each edged in the ground colour. */
  rose: {
    box: [6, 4, 88, 88],
    parts: [
      ...petals(27, 19, 0),
      ...petals(13, 11, 36).map((petal) => ({ cut: petal })),
      ...petals(13, 8.5, 36),
      { cut: disc(50, 50, 10) },
      disc(50, 50, 7),
    ],
  },
};
