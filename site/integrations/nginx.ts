import type { HttpMap } from './http-files.ts';

/**
 * The part for nginx's `http` block: one `map` per header, from the asked-for path to the header's value. A header
 * whose value is empty is not sent.
 */
export function nginxHttp({ headers }: HttpMap): string {
  const maps = headerNames(headers).map((name) => {
    const rules = Object.entries(headers).flatMap(([address, values]) =>
      values[name] === undefined ? [] : [`  ${pattern(address)} "${values[name]}";`],
    );
    return [`map $site_page ${variable(name)} {`, ...rules, '}'].join('\n');
  });
  return `# Written by the build. Include in nginx's http block.

# $uri names the file after try_files; headers belong to the address that was asked for.
map $request_uri $site_path {
  "~^(?<site_asked>[^?]*)" $site_asked;
}
map $status $site_page {
  404 /404;
  default $site_path;
}
${maps.join('\n')}
`;
}

/** The part for nginx's `server` block, beside `root` (the built site), `listen` and `server_name`. */
export function nginxServer({ headers, redirects }: HttpMap): string {
  const added = headerNames(headers).map((name) => `add_header ${name} ${variable(name)} always;`);
  const moved = Object.entries(redirects).map(([from, to]) => `location = ${from} { return 301 ${to}; }`);
  return `# Written by the build. Include in a server block; needs nginx-http.conf in the http block.
absolute_redirect off;
charset utf-8;
error_page 404 /404.html;

# Compressed at build. brotli_static needs the ngx_brotli module (Debian: libnginx-mod-http-brotli-static).
gzip_static on;
brotli_static on;

${added.join('\n')}

${moved.join('\n')}
location = / { try_files /index.html =404; }
location = /index.html { return 301 /; }
location = /404.html { internal; }
location ~ ^(?<site_target>/.+)/$ { return 301 $site_target$is_args$args; }
location ~ ^(?<site_target>/.+)\\.html$ { return 301 $site_target$is_args$args; }
location / { try_files $uri $uri.html =404; }
`;
}

function headerNames(headers: HttpMap['headers']): string[] {
  return [...new Set(Object.values(headers).flatMap((values) => Object.keys(values)))];
}

/** `/*` is the default, a prefix becomes a regular expression, an address stands as it is. */
function pattern(address: string): string {
  if (address === '/*') return 'default';
  if (!address.endsWith('/*')) return address;
  return `"~^${address.slice(0, -1).replaceAll('.', '\\.')}"`;
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}
