import { getCompany } from './company.ts';
import { getEntries } from './entry.ts';

export async function getBannerSlides() {
  const [{ links }, slides] = await Promise.all([getCompany(), getEntries('bannerSlides')]);
  return slides
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ data: { to, companyLink, ...slide } }) => ({ ...slide, to: to ?? links[companyLink ?? 'book'] }));
}
