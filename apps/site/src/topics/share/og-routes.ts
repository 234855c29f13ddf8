import type { OgImage } from './og-image.ts';

type OgPage = { path: string } & Omit<OgImage, 'brand'>;

/** `/services/iso27001` → `/og/services/iso27001.png`. */
export const ogRoutes = (
  pages: readonly OgPage[],
  brand: string,
): { params: { path: string }; props: OgImage }[] =>
  pages.map(({ path, title, section, illustration }) => ({
    params: { path: path === '/' ? 'index' : path.slice(1) },
    props: { title, section, illustration, brand },
  }));

export const ogImageAlt = ({ brand, section, title }: Pick<OgImage, 'brand' | 'section' | 'title'>) =>
  `${brand}, ${section}: ${title}`;
