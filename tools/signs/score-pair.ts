/**
 * Runs in the page: draws two pictures at 320 px and compares them pixel by pixel by the class of colour (white, black,
 * grey, red, orange or yellow, green, blue, brown). The shape score is the overlap (intersection over union) summed over
 * the classes other than white, the colour score the share of pixels whose class agrees. It stands alone, since a page
 * sees nothing of its module.
 */
export async function scorePair(pair: {
  ours: string;
  theirs: string;
  view: string;
}): Promise<{ shape: number; colour: number }> {
  async function load(source: string): Promise<HTMLImageElement> {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  }
  const theirs = await load(pair.theirs);
  const ours = await load(pair.ours);
  const scale = 320 / Math.max(theirs.width, theirs.height);
  const width = Math.round(theirs.width * scale);
  const height = Math.round(theirs.height * scale);
  function classes(image: HTMLImageElement, view: string): Uint8Array {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    if (view.startsWith('rotate')) context.rotate((Number.parseFloat(view.slice(7)) * Math.PI) / 180);
    if (view.startsWith('scaleX')) context.scale(-1, 1);
    context.drawImage(image, -width / 2, -height / 2, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return Uint8Array.from({ length: width * height }, (_, index) => {
      const red = data[index * 4] ?? 0;
      const green = data[index * 4 + 1] ?? 0;
      const blue = data[index * 4 + 2] ?? 0;
      const high = Math.max(red, green, blue);
      const spread = high - Math.min(red, green, blue);
      if (spread < 50) return high > 200 ? 0 : high < 90 ? 1 : 2;
      if (high === blue) return 6;
      if (high === green) return 5;
      if (high < 160 && spread < 150) return 7;
      return green > 110 ? 4 : 3;
    });
  }
  const mine = classes(ours, '');
  const model = classes(theirs, pair.view);
  let both = 0;
  let either = 0;
  let same = 0;
  for (const [index, value] of mine.entries()) {
    const other = model[index];
    if (value === other) same += 1;
    if (value === other && value !== 0) {
      both += 1;
      either += 1;
    } else if (value !== other) either += (value ? 1 : 0) + (other ? 1 : 0);
  }
  return { shape: either ? both / either : 1, colour: same / mine.length };
}
