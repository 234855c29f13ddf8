import { expect, it } from 'vitest';
import { withContactService } from './contact-links.ts';

it('leads every link to the contact form there with the service chosen, and leaves other links', () => {
  const page = {
    title: 'Compliance Implementation',
    text: 'Write [to us](/contact), or read [on](/about).',
    cards: [
      { title: 'Our way', link: { label: 'Ask', to: '/contact' } },
      { title: 'Fraud Detection', link: { label: 'Ask', to: '/contact' } },
    ],
    size: 3,
  };
  expect(withContactService(page, 'Privacy & Security Training')).toEqual({
    ...page,
    text: 'Write [to us](/contact?service=Privacy%20%26%20Security%20Training), or read [on](/about).',
    cards: [
      {
        title: 'Our way',
        link: { label: 'Ask', to: '/contact?service=Privacy%20%26%20Security%20Training' },
      },
      { title: 'Fraud Detection', link: { label: 'Ask', to: '/contact?service=Fraud%20Detection' } },
    ],
  });
});

it('begins the message with what no choice of the form names', () =>
  expect(withContactService('/contact', 'AI Technology Training', 'Microsoft Copilot')).toBe(
    '/contact?service=AI%20Technology%20Training&message=Microsoft%20Copilot%3A%20',
  ));
