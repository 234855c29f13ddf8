import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/platform/env.ts';
import { OperatorError } from '../src/platform/operator-error.ts';

function issuesIn(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof OperatorError) return error.message.split('\n');
    throw error;
  }
}

describe('environment', () => {
  it('needs nothing', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 4321, siteUrl: 'http://localhost:4321', rateLimit: 30 });
    expect(settings.mail).toBeUndefined();
    expect(settings.databaseUrl).toBeUndefined();
  });

  it('takes an empty variable for one that is not set', () =>
    expect(readSettings({ PORT: '', SMTP_URL: '' })).toEqual(readSettings({})));

  it('lists every issue at once, each with its fix', () => {
    const wrong = {
      PORT: '70000',
      SITE_URL: 'www.vanda.example/home',
      SITE_NOW: '2025-02-30',
      DATABASE_URL: 'mysql://db',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'nobody',
      TRUST_PROXY: '10.0.0.0/40',
      RATE_LIMIT: '-1',
      WEBHOOK_SECRET: 'short',
    };
    const issues = issuesIn(wrong);
    expect(issues.map((issue) => issue.split(' ')[0]).toSorted()).toEqual(Object.keys(wrong).toSorted());
    for (const issue of issues) expect(issue).toMatch(/^[A-Z_]+ is ".*": give /);
  });

  it('requires variables that belong together', () => {
    expect(issuesIn({ SMTP_URL: 'smtp://mail.example.com' })).toHaveLength(2);
    expect(issuesIn({ WEBHOOK_URL: 'https://crm.example.com/' })).toHaveLength(1);
  });

  it('never prints a secret', () => {
    const text = issuesIn({
      DATABASE_URL: 'mysql://root:hunter2@db',
      SMTP_URL: 'http://user:hunter2@mail',
      WEBHOOK_SECRET: 'hunter2',
      WEBHOOK_URL: 'ftp://crm.example.com/hook?token=hunter2',
    }).join('\n');
    expect(text).not.toContain('hunter2');
  });

  it('takes no webhook address with a password, which fetch would refuse and print', () => {
    const issues = issuesIn({
      WEBHOOK_URL: 'https://user:hunter2@crm.example.com/hook',
      WEBHOOK_SECRET: 'a-secret-of-twenty-four-letters',
    });
    expect(issues).toEqual([expect.stringMatching(/^WEBHOOK_URL is "…": give an address without user and/)]);
  });

  it('reads mailboxes, networks and the clock', () => {
    const settings = readSettings({
      SMTP_URL: 'smtps://user:pass@mail.example.com:465',
      MAIL_FROM: 'Vanda <hello@vanda.example>',
      MAIL_TO: 'desk@vanda.example',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
      SITE_NOW: '2025-08-01T00:00:00+08:00',
    });
    expect(settings.mail?.from).toEqual({ name: 'Vanda', address: 'hello@vanda.example' });
    expect(settings.mail?.to).toEqual({ name: '', address: 'desk@vanda.example' });
    expect(settings.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
    expect(settings.siteNowMs).toBe(Date.parse('2025-08-01T00:00:00+08:00'));
  });
});
