import type { APIRoute } from 'astro';
import { getCompany } from '../queries/company.ts';

/** Web app manifest (W3C): name, colours and icons. The site is a set of pages, so it opens in the browser. */
export const GET: APIRoute = async () => {
  const { brand, legalName } = await getCompany();
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  }));
  const manifest = {
    name: legalName,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfbf8',
    theme_color: '#961864',
    icons,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
