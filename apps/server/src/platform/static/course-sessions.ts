import { existsSync } from 'node:fs';
import type { Form } from '@vanda/forms/form';
import { formIds } from '@vanda/forms/forms';
import type { Session } from '@vanda/forms/session';
import { sessionSchema } from '@vanda/forms/session-schema';
import * as z from 'zod';
import { readBuildFile } from './build-files.ts';

const sessionsSchema = z.partialRecord(z.enum(formIds), z.array(sessionSchema));

/** Undefined where the build lists none: then every future date is accepted. */
export type SessionsOf = (form: Pick<Form, 'id'>) => readonly Session[] | undefined;

export type Sessions = { readonly of: SessionsOf };

export function readSessions(file: string): Sessions {
  if (!existsSync(file)) return { of: () => undefined };
  const byForm = readBuildFile(file, sessionsSchema);
  return { of: (form) => byForm[form.id] };
}
