const key = 'catseye.fonts';

/**
 * Fetches the fonts and remembers that this device has them. The next page then uses them from its first paint (the inline script of
 * index.html); this one stays with the fallback faces, since text that changes its face moves.
 */
export async function keepFonts(): Promise<void> {
  const faces = ['1em "Atkinson Hyperlegible Next"', '1em "Overpass"'].map((face) => document.fonts.load(face));
  const loaded = await Promise.all(faces);
  try {
    if (loaded.every((one) => one.length > 0)) localStorage.setItem(key, '1');
  } catch {
    // Without storage each page begins with the fallback faces.
  }
}
