import type { APIRoute } from 'astro';
import { getCompany } from '../queries/collections.ts';
import { getNavigation } from '../queries/navigation.ts';
import { allPages } from '../queries/pages.ts';
import { textFile } from '../routing/responses.ts';
import { llmsTxt } from '../topics/feeds/llms-txt.ts';

export const GET: APIRoute = async ({ site }) => {
  const { brand, description } = await getCompany();
  const { entries } = await getNavigation();
  const pages = await allPages();
  return textFile(llmsTxt({ brand, description, entries, pages }, site?.href ?? ''), 'text/plain');
};
