/** `bare` shows the page's background. */
export type Ground = 'celadon' | 'blush' | 'night' | 'bare';

export type IllustrationSource = ReturnType<typeof parseIllustration>;

/** Parses only this repository's `.svg` files. */
export function parseIllustration(svg: string) {
  const [, attributes = '', body = ''] = /^<svg\s([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const viewBox = attribute('viewBox') ?? '';
  const [, , width = Number.NaN, height = Number.NaN] = viewBox.split(' ').map(Number);
  return {
    ground: attribute('class') as Ground,
    viewBox,
    preserveAspectRatio: attribute('preserveAspectRatio'),
    width,
    height,
    body: body.replace(/>\s+</g, '><').trim(),
  };
}
