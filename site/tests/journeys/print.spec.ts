import { courseContent } from '../course-content.ts';
import { expect, test } from '../fixtures.ts';

const price = (slug: string) => courseContent(slug).price ?? '';

/** A course page prints as a brochure: what it is, when, what it holds and how to reach us, on two sheets of A4 at most. */
const courses: Record<string, string[]> = {
  'generative-ai-usage': [price('generative-ai-usage'), 'Safe use and capstone'],
  'data-protection-fundamentals': [price('data-protection-fundamentals'), 'Rights and incidents'],
  'cybersecurity-essentials': [price('cybersecurity-essentials'), 'Incident response'],
  'compliance-implementation': [price('compliance-implementation'), 'Breach Response Procedures'],
  'professional-scrum-master': [price('professional-scrum-master'), 'Practice assessment'],
  'professional-product-owner': [price('professional-product-owner'), 'Practice assessment'],
  'ai-technology-training': [price('ml-developer-pro'), 'Creative AI Designer'],
  'agile-adoption-training': [price('kanban-system'), 'PSPO in the Age of AI'],
};

for (const [slug, contents] of Object.entries(courses)) {
  test(`/services/${slug} prints on two pages at most, with facts, curriculum and contact`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'print' });
    for (const text of contents) await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('[data-brochure]')).toContainText(`/services/${slug}`);
    await expect(page.locator('[data-brochure]')).toContainText('@');
    for (const screenOnly of [page.locator('form'), page.locator('details'), page.getByRole('banner')]) {
      await expect(screenOnly.and(page.locator(':visible'))).toHaveCount(0);
    }
  });
}
