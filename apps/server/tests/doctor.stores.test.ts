import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hourMs } from '@vanda/forms/day';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from './support/command.ts';
import { startMailServer } from './support/mail-server.ts';
import { startService } from './support/service.ts';
import { overOneStore } from './support/stores.ts';

overOneStore((freshStore) => {
  it('doctor names what is wrong with exit code 1, sends a test email, and notifies of news only', async () => {
    const smtp = await startMailServer();
    const store = await freshStore();
    const service = await startService(store);
    const folder = temporaryFolder();
    vi.stubEnv('PATH', `${process.env.POSTGRES_BIN ?? ''}:${process.env.PATH}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const environment = {
      ...store,
      DATA_DIR: service.settings.dataDir,
      ...smtp.environment,
      OPERATOR_MAIL: 'ops@vanda.example',
    };
    await service.send({}, 'professional-scrum-master');
    await service.store.database.run("UPDATE outbox SET due_at = $1 WHERE status = 'waiting'", [Date.now()]);

    const first = await runCommand(environment, 'doctor', '--mail', 'rachel@vanda.example', '--notify');
    expect(first.status).toBe(1);
    expect(first.out).toMatch(/^ok +store: /m);
    expect(first.out).toMatch(/^ok +outbox: nothing given up/m);
    expect(first.out).toMatch(/^ok +outbox: nothing waits/m);
    expect(first.out).toMatch(/^ok +mail: .* took a test message to rachel@vanda\.example/m);
    expect(first.out).toMatch(/^WRONG +backup: none is known/m);
    expect(smtp.mailTo('rachel@vanda.example')?.raw).toContain('Nobody needs to answer it');
    expect(smtp.mailTo('ops@vanda.example')?.raw).toContain('backup: none is known');
    const count = smtp.mails.length;
    expect((await runCommand(environment, 'doctor', '--notify')).out).not.toContain('notified');
    expect(smtp.mails).toHaveLength(count);

    const backup = await runCommand(environment, 'backup', path.join(folder, 'copy'));
    expect(backup, backup.error).toMatchObject({ status: 0 });
    expect(readdirSync(folder)).toEqual(['copy']);
    await service.store.database.run("UPDATE outbox SET due_at = $1 WHERE status = 'waiting'", [
      Date.now() - 3 * hourMs,
    ]);
    writeFileSync(
      path.join(folder, 'build.json'),
      JSON.stringify({ builtAt: new Date().toISOString(), seconds: 301 }),
    );
    const site = { CONTENT_DIR: folder, SITE_HTTP_MAP: path.join(folder, 'map.json') };
    const withBuild = (limit: string) =>
      runCommand({ ...environment, ...site, BUILD_SECONDS: limit }, 'doctor');
    expect((await withBuild('600')).out).toMatch(/^WRONG +time of the build: 301 of at most 600 seconds/m);
    expect((await withBuild('602')).out).toMatch(/^ok +time of the build: /m);
    const second = await runCommand(environment, 'doctor', '--notify');
    expect(second.out).toMatch(/^ok +backup: 0 hours old/m);
    expect(second.out).toMatch(/^WRONG +outbox: mail waits for 3 hours/m);
    expect(smtp.mails).toHaveLength(count + 1);
  });
});
