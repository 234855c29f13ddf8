/** Widths of the specification, section 9. */
export const photoWidths = [320, 640, 768, 1024, 1280] as const;
export const photoQuality = 80;

/** Stock photographs are cropped by their host to this shape. */
const shape = { width: 4, height: 3 };

/**
 * Host whose pictures pages may show, like `images.example.com`; the policy of pages then permits it.
 * None unless the build names one in `STOCK_PHOTO_HOST`.
 */
export const stockPhotoHost = process.env.STOCK_PHOTO_HOST;

/** Whether an address is on the configured host, over https. */
export const isStockPhoto = (address: string, host = stockPhotoHost): boolean =>
  host !== undefined && URL.canParse(address) && new URL(address).origin === `https://${host}`;

/** Width, height, quality and format are query parameters (specification, section 7). */
export function stockPhoto(address: string) {
  const sized = (width: number, format: string) => {
    const url = new URL(address);
    const height = Math.round((width * shape.height) / shape.width);
    for (const [name, value] of Object.entries({ w: width, h: height, q: photoQuality, fm: format }))
      url.searchParams.set(name, `${value}`);
    return url.href;
  };
  const srcSet = (format: string) =>
    photoWidths.map((width) => `${sized(width, format)} ${width}w`).join(', ');
  return {
    src: sized(640, 'webp'),
    original: address,
    width: 1280,
    height: 960,
    sources: ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
  };
}
