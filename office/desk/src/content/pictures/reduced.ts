/** Longest edge in pixels: more than the site shows on any screen, and a twentieth of a phone's file. */
const longestEdge = 2560;
const quality = 0.9;

/** Photographs only; a picture that may be transparent or drawn stays as it is. */
export const isReducible = ({ type }: Blob) => /^image\/(jpeg|hei[cf])$/.test(type);

/** The photograph as a JPEG that a slow line carries; the file itself where this browser can't decode it. */
export async function reduced(file: Blob): Promise<Blob> {
  if (!isReducible(file)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.type === 'image/jpeg') return file;
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } catch {
    return file;
  }
}
