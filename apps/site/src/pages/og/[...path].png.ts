import type { APIRoute, GetStaticPaths } from 'astro';
import { dataOrThrow, getCompany } from '../../queries/collections.ts';
import { allPages, numbersIllustration } from '../../queries/pages.ts';
import { routes } from '../../routing/routes.ts';
import { type OgImage, renderOgImage } from '../../topics/share/og-image.ts';
import { ogRoutes } from '../../topics/share/og-routes.ts';

export const getStaticPaths = (async () => {
  const { brand } = await getCompany();
  const numbers = await dataOrThrow('numbersPage', 'numbers');
  const figures = numbers.groups.flatMap(({ items }) =>
    items.map(({ id, figure, title }) => ({
      path: `${routes.numbers}/${id}`,
      title: `${figure} ${title}`,
      section: numbers.title,
      illustration: numbersIllustration,
    })),
  );
  return ogRoutes([...(await allPages()), ...figures], brand);
}) satisfies GetStaticPaths;

export const GET: APIRoute<OgImage> = async ({ props }) =>
  new Response(new Uint8Array(await renderOgImage(props)), { headers: { 'content-type': 'image/png' } });
