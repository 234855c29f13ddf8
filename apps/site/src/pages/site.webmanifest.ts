import type { APIRoute } from 'astro';
import { getCompany } from '../queries/collections.ts';
import { brandColours } from '../topics/share/brand-colours.ts';

/** Pages are meant for the browser, so `display` is `browser`. */
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
    background_color: brandColours.paper,
    theme_color: brandColours.brand,
    icons,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
