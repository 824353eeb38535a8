import { outline } from '../outline.ts';
import { disc, type Pictogram } from '../pictogram.ts';

/** Parallel bars from the lower left to the upper right corner of a square of 250, cut off at its edges. */
function cornerBars(): string {
  const short = (value: number): number => Math.round(value * 10) / 10;
  const cut = (sum: number): [left: string, right: string] =>
    sum <= 250 ? [`0 ${short(sum)}`, `${short(sum)} 0`] : [`${short(sum - 250)} 250`, `250 ${short(sum - 250)}`];
  return [-25.8, -12.9, 0, 12.9, 25.8]
    .map((offset) => {
      const [upperLeft, upperRight] = cut(250 + offset - 3.4);
      const [lowerLeft, lowerRight] = cut(250 + offset + 3.4);
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
  endBarsAcross: { box: [0, 0, 250, 250], parts: [cornerBars()] },
  /** The parallel black bars that cancel what is under them. */
  endBars: {
    box: [0, 0, 250, 250],
    parts: [{ line: 'M2 218L218 2M10 226L226 10M17.5 232.5L232.5 17.5M24 240L240 24M32 248L248 32', width: 6 }],
  },
  wheelchair: {
    box: [4, 1, 75, 86],
    parts: [
      disc(29, 9.8, 8.8),
      'M20.6 12L24.8 54H34.5V30Q34.5 21 37.4 13Z',
      { line: 'M29 36.5H50', width: 7.5 },
      { line: 'M29 50H51L63 73L78 69.5', width: 8 },
      { line: 'M18 30.5Q6.5 41 6.9 58A25.5 25.5 0 0 0 55.7 68.4', width: 5.8 },
    ],
  },
  /** A person who wheels boxes on a sack truck. */
  trolley: {
    box: [0, 0, 205, 206],
    parts: [
      disc(124, 16, 16),
      outline(
        '119,38! 138,33 154,43 164,63 178,103 193,153 205,206! 174,206! 175,199 186,192! 178,173 159,135! 159,206! 124,206! 126,198 141,192! 136,163 134,110! 106,124! 44,201! 0,165! 8,154! 42,182! 88,121! 116,100! 121,81 119,58',
      ),
      'M15 150L53 105L74 125L38 168Z',
      disc(74, 192, 15),
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
    box: [133, 20, 89, 88.5],
    parts: [
      'M133 39.5L177.5 20L199.5 29.5V20H209.5V33.5L222 39.5V42.5H215.7V108.5H139.7V42.5H133ZM146.4 49H165V64H146.4ZM178 49H202.7V64H178ZM149.5 77H161.7V105.5H149.5ZM178 77H202.7V92.5H178Z',
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
      'M7 0H93Q100 0 100 7V93Q100 100 93 100H7Q0 100 0 93V7Q0 0 7 0ZM12 8Q8 8 8 12V88Q8 92 12 92H88Q92 92 92 88V12Q92 8 88 8Z',
      'M12.5 25H19.5L23.5 57L28 34H33L37.5 57L41.5 25H48.5L41.2 74H34.5L30.5 51L26.5 74H19.8Z',
      { line: 'M84 38Q83 28 73.5 28Q63 28 63 49.5Q63 71 73.5 71Q83 71 84 61', width: 6.8 },
    ],
  },
  fuelPump: {
    box: [0, 0, 72, 82],
    parts: [
      'M28 5Q28 0 33 0H67Q72 0 72 5V76H69V82H31V76H28ZM35 10Q35 8 37 8H61Q63 8 63 10V31Q63 33 61 33H37Q35 33 35 31Z',
      'M29 9L18 8L13 20L17 27L24 25L29 18Z',
      { line: 'M16 24Q4 46 3 64Q3 78 10 78Q16 78 17 68L21 36', width: 4.6, round: true },
    ],
  },
  cup: {
    box: [0, 0, 91, 66],
    parts: ['M0 0H63V28Q62 50 50 66H17Q2 50 0 28Z', { line: 'M62 9Q69 3 77 4Q88 7 88 20Q87 40 56 45', width: 5.6 }],
  },
  tent: {
    box: [0, 0, 115, 106],
    parts: ['M58 11L115 106H0ZM58 60L79 97H37Z', { line: 'M51 0L61 16M65 0L55 16', width: 5 }],
  },
  tree: { box: [0, 0, 60, 100], parts: ['M30 0L46 28H40L53 54H45L60 84H35V100H25V84H0L15 54H7L20 28H14Z'] },
  picnicTable: {
    box: [0, 0, 73, 73.3],
    parts: [
      'M52 0L63 22H59L67 37H63L70.5 53H56V68H73V73.3H0V68H48V53H34L41.5 37H37.5L45.5 22H41.5Z',
      disc(20.5, 40.5, 4.6),
      'M16 46.5Q22 44.5 23.5 49L26 53H33.5V56.5H23.5L22 54V59.5H29Q31.5 59.5 31.5 62.5V68H27.5V64.5H18Q14 64.5 14.5 60Z',
      'M8.5 61H18V64.5H15.5V68H12V64.5H8.5Z',
      'M25.5 52.5H44.5V56.5H40.5V68H35.5V56.5H25.5Z',
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
  /** Five petals around five smaller ones, each with a lobe and an edge in the ground colour, and a leaf tip between. */
  rose: {
    box: [3, 2, 94, 92],
    parts: [
      ...petals(27, 21, 0).map((petal) => ({ cut: petal })),
      { cut: 'M50 98L40 74H60ZM2 66L32 48L26 72ZM98 66L74 72L68 48ZM20 8L44 26L26 38ZM80 8L74 38L56 26Z' },
      ...petals(27, 18.5, 0),
      ...petals(29, 10.5, 0).map((petal) => ({ cut: petal })),
      ...petals(15, 14, 36).map((petal) => ({ cut: petal })),
      ...petals(15, 12, 36),
      ...petals(15.5, 8.5, 36).map((petal) => ({ cut: petal })),
      { cut: disc(50, 50, 13) },
      disc(50, 50, 11),
    ],
  },
};
