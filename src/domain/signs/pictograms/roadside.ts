import { outline } from '../outline.ts';
import { disc, type Part, type Pictogram, wheel } from '../pictogram.ts';

/** A point on a circle about the middle of a sign; the angle is clockwise from the top. */
function around(degrees: number, radius: number, middle: readonly [number, number]): string {
  const angle = (degrees * Math.PI) / 180;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return `${tenth(middle[0] + Math.sin(angle) * radius)} ${tenth(middle[1] - Math.cos(angle) * radius)}`;
}

/** Three pieces of a ring, each with a pointed end, that chase each other clockwise. */
function chasingArrows(): Part[] {
  const at = (degrees: number, radius: number): string => around(degrees, radius, [160, 183]);
  return [7, 127, 247].map(
    (start) =>
      `M${at(start, 64)}A64 64 0 0 1 ${at(start + 98, 64)}L${at(start + 112, 53)}L${at(start + 100, 40)}A40 40 0 0 0 ${at(start + 2, 40)}Z`,
  );
}

/** Three barbed arrows that go clockwise: the island of a mini-roundabout. */
function circlingArrows(): Part[] {
  const at = (degrees: number, radius: number): string => around(degrees, radius, [160, 160]);
  return [22, 142, 262].map((start) => {
    const end = start + 57;
    const head = [
      at(end - 5, 138),
      at(end + 8, 140),
      at(end + 24, 110),
      at(end + 2, 74),
      at(end - 14, 70),
      at(end, 91),
    ];
    return `M${at(start, 112)}A112 112 0 0 1 ${at(end + 1, 113)}L${head.join('L')}A88 88 0 0 0 ${at(start, 87)}Z`;
  });
}

/** Six arms of a snow crystal. */
function crystal(): Part[] {
  const arm = (turn: number): string => {
    const at = (x: number, y: number): string =>
      around((Math.atan2(x, y) * 180) / Math.PI + turn, Math.hypot(x, y), [160, 182]);
    return `M${at(0, 0)}L${at(0, 56)}M${at(0, 35)}L${at(16, 46)}M${at(0, 35)}L${at(-16, 46)}`;
  };
  const lines = [0, 60, 120, 180, 240, 300].map(arm).join('');
  return [
    { line: lines, width: 13.5 },
    ...[0, 60, 120, 180, 240, 300].map((turn) => disc(...pair(around(turn, 55, [160, 182])), 6.7)),
  ];
}

function pair(text: string): [number, number] {
  const [x = 0, y = 0] = text.split(' ').map(Number);
  return [x, y];
}

/** A drawing of the left half with its mirror image in the middle of a warning sign. */
function mirrored(lines: readonly (readonly [number, number, number, number])[]): string {
  return lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}M${320 - x1} ${y1}L${320 - x2} ${y2}`).join('');
}

const masonry = mirrored([
  [187, 134, 181, 147],
  [204, 134, 190, 153],
  [216, 154, 200, 166],
  [225, 171, 205, 177],
  [205, 190, 225, 190],
  [205, 204, 225, 204],
  [205, 217, 225, 217],
  [205, 231, 225, 231],
]);

export const roadside: Record<string, Pictogram> = {
  chasingArrows: { box: [96, 119, 128, 128], parts: chasingArrows() },
  circlingArrows: { box: [40, 40, 240, 240], parts: circlingArrows() },
  snowCrystal: { box: [105, 120, 110, 123], parts: crystal() },
  quay: {
    box: [50, 150, 210, 95],
    parts: [
      'M50 245L103 150H147V245Z',
      { line: 'M147 203q8 -6 16 2t17 1t17 0t17 -1t17 0t17 5', width: 6 },
      { line: 'M147 219q8 -6 16 2t17 1t17 0t17 -1t17 0t22 6', width: 6 },
      { line: 'M147 235q8 -6 16 2t17 1t17 0t17 -1t17 0t26 1', width: 6 },
    ],
  },
  waterEdge: {
    box: [50, 205, 220, 40],
    parts: [
      'M50 245L66 214H80L86 206V245ZM164 206H254L270 245H164Z',
      { line: 'M84 220q10 -4 19 1t19 0t19 0t19 1', width: 5 },
      { line: 'M86 233q10 -4 19 1t19 0t19 0t19 1', width: 5 },
    ],
  },
  softVerge: {
    box: [56, 222, 210, 24],
    parts: [
      'M175 222H253L266 245H175Z',
      {
        line: 'M59 243l5 -9M66 232l2 8M72 241l7 -10M82 230v6M86 241l4 -8M94 229v9M100 231l6 5M103 240l5 -6M111 231v8M116 240l5 -11M137 242l6 -9M146 230l3 9M152 242l5 -10M160 230l-2 9M166 240l3 -10M123 243l4 -8',
        width: 2.6,
      },
      'M76 240h5v4h-5ZM91 236h4v5h-4ZM106 228h5v5h-5ZM142 240h5v4h-5ZM158 226h5v5h-5Z',
    ],
  },
  skidMarks: {
    box: [88, 179, 160, 66],
    parts: [
      outline(
        '121,181! 105,179 92,186 88,193 91,199 100,205 120,210 147,213! 155,224 165,229 173,237 164,245! 187,245! 191,235 187,227 175,216 165,214! 200,214 217,216 230,226 232,234 221,245! 245,245! 248,226 240,211 220,205 200,204 160,203! 165,198 175,195 184,193! 175,190 160,193 150,199 147,203! 120,201 105,197 103,190 108,185',
      ),
    ],
  },
  aeroplane: {
    box: [103, 135, 116, 110],
    parts: [
      outline(
        '147,164! 122,150 110,147 105,149 103,154 106,160 115,167 139,180! 139,238 142,242 148,245 151,241 160,203 164,195! 186,206 191,208! 191,224 195,228 201,227 219,195 217,190 212,188 207,190 198,197! 192,191 180,183 173,180! 177,171 200,150 208,142 206,137 200,135 196,136',
      ),
    ],
  },
  helicopter: {
    box: [89, 170, 150, 75],
    parts: [
      'M90 170L139 176L143 179.5H152L157 176L205 170Q208 174 205 177.5L150 183H145L90 177.5Z',
      'M145 182H150L156 195L195 200L222 203L227 202L228 190H231L231 203Q231 208 225 208L214 209L165 219Q158 221 156 230H112Q101 226 101 213Q102 195 118 192L141 194Z' +
        'M115 195Q105 199 105 211Q106 217 110 217.5H136L142 200Q142 197 137 197Z',
      { line: disc(228.5, 191, 9), width: 3 },
      { line: 'M125 230V243M152 230V243', width: 4 },
      { line: 'M106 240Q108 243 112 243H163Q168 243 170 240', width: 4.5, round: true },
    ],
  },
  rockFall: {
    box: [48, 97, 202, 149.5],
    parts: [
      outline(
        '136,97! 137,108 141,115 144,119 149,135 151,150 157,168 163,187 167,195 168,203 180,218 193,233 196,240 198,246.5! 48,246.5!',
      ),
      'M145 115L150 112L155 116L153 121L148 122ZM153 126L158 121L164 126L163 131L156 135ZM154 144L158 141L161 145L158 149L154 148Z',
      'M165 148L178 138L194 145L198 163L187 168L180 176L168 171L164 157ZM171 180L178 177L185 183L183 190L178 194L171 190Z',
      'M206 176L213 171L221 169L228 180L224 190L212 192L206 185ZM187 207L195 205L200 211L197 217L190 219L185 214Z',
      outline('204,210 213,197 228,195 243,200 250,213 246,228 235,237 220,237 208,228'),
    ],
  },
  windsock: {
    box: [97, 147, 135, 98.5],
    parts: [
      'M97 158H106V245.5H97Z',
      { line: 'M105 164.5H109L128 148M109 164.5L127 177', width: 3 },
      outline(
        '127,148! 140,147.5 155,150 166,159 180,164 195,164 215,168 232,175! 226,195! 212,191 195,192 180,194 163,190 148,182 138,178 126,177!',
      ),
    ],
  },
  groundedLorry: {
    box: [71, 155, 182, 91],
    parts: [
      'M71 229H118Q130 229 145 218Q160 206 172 205Q190 206 207 219Q220 229 232 229H252.5V246H71Z',
      'M91 172Q93 169 108 161.5Q111 161 113 165L121 183L129.5 178L132.5 169.5L160 173.5L162 186L155 183L146 203L123 199L112 196L100 206L98 218L91 204Z' +
        'M96 177L108 171L115 184L96 195Z',
      'M154 183L166 186L170 156Q171 155 173 155.5L213.5 162L209 197Q220 190 232 193Q248 199 247 215H241Q238 199 226 198Q217 200 214 209L161 201Z',
      ...wheel(112.5, 210.7, 11.5, 4, 2.5),
      ...wheel(139, 196, 11.5, 4, 2.5),
      ...wheel(228, 211.6, 11.5, 4, 2.5),
    ],
  },
  insulatorAndBolt: {
    box: [84, 67, 132.5, 179.5],
    parts: [
      'M153 67H167V110H169L165 115L162 119H158L155 115L151 110H153Z',
      { line: 'M148 74H172M148 80H172M148 86H172M148 92H172M148 98H172M148 104H172', width: 3 },
      'M160 121L144 170Q145 173 148 171.5L216.5 152L145 246.5L167 185Q167 181.5 163 182.5L84 204Z',
    ],
  },
  tunnel: {
    box: [93, 131, 134, 115],
    parts: [
      'M122.5 245.5V189A37.5 37.5 0 0 1 197.5 189V245.5Z',
      { line: 'M93 244.5H122M198 244.5H227M114.5 245V189A45.5 44.5 0 0 1 205.5 189V245', width: 2.2 },
      { line: 'M94.5 245V171L116 134H204L225.5 171V245', width: 2.6 },
      { line: masonry, width: 2.2 },
      { cut: 'M150 132H170L167 146H153Z' },
      { line: 'M150 132H170L167 146H153Z', width: 2.2 },
    ],
  },
  looseChippings: {
    box: [60, 109, 194, 137],
    parts: [
      outline(
        '165,180 166,168 175,160! 179,130 186,114 189,109! 196,121 190,128 187,136 186,145 192,152! 214,152! 229,178! 201,178! 201,185! 232,185! 237,192! 201,193! 201,198! 240,198! 243,203! 201,204! 201,210! 246,210! 254,222! 192,219! 193,238 192,244 182,246 172,244 170,240! 170,216! 166,208 164,195',
      ),
      { cut: disc(183, 178, 11) },
      'M94 222L165 236L93 229ZM119 202L165 236L115 209ZM131 169L165 236L125 172Z',
      'M105 153L109 150L115 151L113 158H107ZM123 151L128 147L132 152L127 156ZM106 171L111 165L117 169L116 175L110 177ZM82 193L88 187L94 192L92 198L85 199Z',
      'M107 193L112 187L119 190L118 198L109 199ZM79 217L82 211L91 212V222L82 222ZM60 232L63 226L69 229L67 234Z',
    ],
  },
  tank: {
    box: [56, 172, 192, 74],
    parts: [
      'M75 200H232Q248 205 248 213Q246 225 232 238Q226 245 215 246H92Q82 246 74 238L60 222Q56 214 62 207Q68 200 75 200Z',
      'M104 173H158Q162 174 162 178L216 175L217.5 180L162 187V190Q162 194 157 194H152V201H108V194Q101 193 101 190V178Q101 174 104 173Z',
    ],
  },
  fence: {
    box: [87, 162, 144, 82],
    parts: [
      [97, 128.5, 160, 191.5, 223].map((x) => `M${x} 162L${x + 9.5} 177V243.5H${x - 9.5}V177Z`).join(''),
      'M87 186H231V196H87Z',
      'M87 222H231V231H87Z',
    ],
  },
  swingBridge: {
    box: [48, 100, 224, 144],
    parts: [
      'M48 244L76 201H92L96 208V244ZM272 244L244 201H228L224 208V244Z',
      { line: 'M88 196L178 105', width: 14 },
      { line: 'M96 226q11 -7 21 0t22 0t21 0t22 0t21 0t21 -2', width: 5.5 },
      { line: 'M96 239q11 -7 21 0t22 0t21 0t22 0t21 0t21 -2', width: 5.5 },
    ],
  },
  humpBridge: {
    box: [74, 168, 170, 68],
    parts: [
      'M74 198H88Q106 198 122 184Q140 168 159 168Q178 168 196 184Q212 198 230 198H244V236H181V216A22 22 0 0 0 137 216V236H74Z',
    ],
  },
  bumps: {
    box: [70, 188, 180, 54],
    parts: [
      'M70 242V215H86Q94 215 100 203Q107 188 119 188Q131 188 140 202Q147 212 157 212Q167 212 174 202Q183 188 196 188Q208 188 216 203Q222 214 232 215H250V242Z',
    ],
  },
  hump: {
    box: [65, 203, 189, 39],
    parts: ['M65 242V228H86Q100 228 120 214Q136 203 159 203Q183 203 199 214Q219 228 233 228H254V242Z'],
  },
  exclamation: {
    box: [135, 85, 49, 160],
    parts: [
      'M135 109A24.5 24.5 0 0 1 184 109Q183 122 178 140L166 194Q164 200 159.5 200Q155 200 153 194L141 140Q136 122 135 109Z',
      disc(159.5, 226, 19),
    ],
  },
};
