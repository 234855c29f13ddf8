import { expect, test } from '../fixtures.ts';

/** A course page prints as a brochure: what it is, when, what it holds and how to reach us, on two sheets of A4 at most. */
const courses: Record<string, string[]> = {
  'generative-ai-usage': ['SGD 600', 'Safe use and capstone'],
  'data-protection-fundamentals': ['SGD 450', 'Rights and incidents'],
  'cybersecurity-essentials': ['SGD 480', 'Incident response'],
  'compliance-implementation': ['SGD 520', 'Breach Response Procedures'],
  'professional-scrum-master': ['SGD 800', 'Practice assessment'],
  'professional-product-owner': ['SGD 800', 'Practice assessment'],
  'ai-technology-training': ['SGD 1,000', 'Creative AI Designer'],
  'agile-adoption-training': ['SGD 200', 'PSPO in the Age of AI'],
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
