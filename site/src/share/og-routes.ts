import type { OgImage } from './og-image.ts';

type OgPage = { path: string } & Omit<OgImage, 'brand'>;

/** Static paths of the Open Graph pictures: `/services/iso27001` has `/og/services/iso27001.png`, home `/og/index.png`. */
export function ogRoutes(
  pages: readonly OgPage[],
  brand: string,
): { params: { path: string }; props: OgImage }[] {
  return pages.map(({ path, title, section, illustration, figure }) => ({
    params: { path: path === '/' ? 'index' : path.slice(1) },
    props: { title, section, illustration, brand, figure },
  }));
}

/** What the picture says, for those who don't see it; the drawing beside the words is decoration. */
export const ogImageAlt = ({ brand, section, title }: Pick<OgImage, 'brand' | 'section' | 'title'>) =>
  `${brand}, ${section}: ${title}`;
