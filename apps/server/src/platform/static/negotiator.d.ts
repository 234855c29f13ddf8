/** The part of `negotiator` 1.1 that is used; @types/negotiator lacks `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    /** @param options.preferred order on a tie of weights */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
