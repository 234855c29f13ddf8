/**
 * Fades pictures in when they have loaded, and shows the original file where an optimised one fails
 * (specification, sections 4 and 8). Without script they are shown as they load.
 */
export function startPhotographs(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-original]')) {
    const show = () => delete image.dataset.isLoading;
    const showOriginal = () => {
      const { original } = image.dataset;
      show();
      if (original === undefined) return;
      delete image.dataset.original;
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
      image.src = original;
    };
    image.addEventListener('load', show);
    image.addEventListener('error', showOriginal);
    if (!image.complete) image.dataset.isLoading = '';
    else if (image.currentSrc !== '' && image.naturalWidth === 0) showOriginal();
  }
}
