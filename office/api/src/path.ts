import * as z from 'zod';
import { daySchema, formSchema, idSchema, referenceSchema } from './common.ts';

export const collectionSchema = z.string().regex(/^[a-zA-Z]{1,40}$/, 'no collection');
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write small letters, digits and hyphens, such as new-dates.')
  .max(80);
export const draftSchema = z.string().regex(/^d[0-9a-f]{12}$/, 'no draft');
export const commitSchema = z.string().regex(/^[0-9a-f]{40}$/, 'no commit');
/** The person's newest enquiry, or, with a hash, a former holder of an enquiry. */
export const personKeySchema = z.string().regex(/^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}(~[0-9a-f]{8})?$/, 'no person');

const params = {
  reference: referenceSchema,
  mail: idSchema,
  form: formSchema,
  day: daySchema,
  person: personKeySchema,
  staffMember: idSchema,
  invitation: idSchema,
  passkey: idSchema,
  loginSession: idSchema,
  token: z.string().max(80),
  collection: collectionSchema,
  slug: slugSchema,
  draft: draftSchema,
  commit: commitSchema,
  course: slugSchema,
  /** Id of a publishing. */
  id: draftSchema,
  file: z.string().regex(/^[a-z0-9-]{1,120}\.(webp|svg)$/),
};

type NameIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<`/${More}`>
    : Rest
  : never;
type ParamsOf<Path extends string> = [NameIn<Path>] extends [never]
  ? undefined
  : z.ZodObject<Pick<typeof params, Extract<NameIn<Path>, keyof typeof params>>, z.core.$strict>;

/** The schema of the parameters in a route's path: `:draft` is a draft's in every one. */
export function paramsOf<const Path extends string>(path: Path) {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name as keyof typeof params);
  const shape = Object.fromEntries(names.map((name) => [name, params[name]]));
  return (names.length > 0 ? z.strictObject(shape) : undefined) as ParamsOf<Path>;
}
