import type { APIRoute } from 'astro';
import { getCompany } from '../queries/collections.ts';
import { getNavigation } from '../queries/navigation.ts';
import { allPages } from '../queries/pages.ts';
import { llmsTxt } from '../topics/feeds/llms-txt.ts';

export const GET: APIRoute = async ({ site }) => {
  const [{ brand, description }, { entries }, pages] = await Promise.all([
    getCompany(),
    getNavigation(),
    allPages(),
  ]);
  return new Response(llmsTxt({ brand, description, entries, pages }, site?.href ?? ''), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
