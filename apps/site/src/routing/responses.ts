/** @param type such as `text/csv` */
export const textFile = (text: string, type: string) =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });

export const jsonFile = (data: unknown) =>
  new Response(`${JSON.stringify(data, null, 1)}\n`, { headers: { 'content-type': 'application/json' } });
