import type { APIRoute, GetStaticPaths } from 'astro';
import { getCompany } from '../../queries/company.ts';
import { allPages } from '../../queries/pages.ts';
import { type OgImage, renderOgImage } from '../../share/og-image.ts';
import { ogRoutes } from '../../share/og-routes.ts';

export const getStaticPaths = (async () => {
  const [pages, company] = await Promise.all([allPages(), getCompany()]);
  return ogRoutes(pages, company.brand);
}) satisfies GetStaticPaths;

/** The share picture of every page that search engines may list. */
export const GET: APIRoute<OgImage> = async ({ props }) =>
  new Response(new Uint8Array(await renderOgImage(props)), { headers: { 'content-type': 'image/png' } });
