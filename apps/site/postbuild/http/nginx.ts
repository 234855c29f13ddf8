import { contentTypes, formsPath, linksPath, outlivingFolders } from './headers.ts';
import type { HttpMap } from './http-files.ts';

/**
 * nginx omits empty headers.
 * @param build name of the build's folder
 */
export function nginxHttp({ headers }: HttpMap, build: string): string {
  const maps = headerNames(headers).map((name) => {
    const rules = Object.entries(headers).flatMap(([address, values]) =>
      values[name] === undefined ? [] : [`  ${pattern(address)} "${values[name]}";`],
    );
    return [`map $site_page ${variable(name)} {`, ...rules, '}'].join('\n');
  });
  return `# Written by the build. Include in nginx's http block.

# Room for the longest address.
map_hash_bucket_size 256;
map_hash_max_size 4096;

# The build that these lines belong to, for the path of root: files and headers then change with one reload.
map $host $site_build {
  default "${build}";
}

# $uri names the file after try_files; headers belong to the address that was asked for.
map $request_uri $site_path {
  "~^(?<site_asked>[^?]*)" $site_asked;
}
map $status $site_page {
  404 /404;
  413 /413;
  502 /502;
  503 /502;
  504 /502;
  default $site_path;
}
map $status $site_allow {
  405 "GET, HEAD";
}
${maps.join('\n')}
`;
}

export function nginxServer({ headers, redirects }: HttpMap): string {
  const added = headerNames(headers).map((name) => `add_header ${name} ${variable(name)} always;`);
  const moved = Object.entries(redirects).map(
    ([from, to]) => `location ~ ^${escapePattern(from)}(/|\\.html)?$ { return 301 ${to}$is_args$args; }`,
  );
  const types = [...contentTypes].map(([extension, type]) => `  ${type} ${extension};`);
  const textTypes = new Set(
    [...contentTypes.values()].filter((type) => type.startsWith('text/') || type === 'application/xml'),
  );
  // nginx includes text/html by default and warns about duplicates.
  textTypes.delete('text/html');
  return `# Written by the build. Include in a server block; needs nginx-http.conf in the http block.
absolute_redirect off;
server_tokens off;
types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...textTypes].join(' ')};
error_page 404 /404.html;

# Compressed at build. brotli_static needs the ngx_brotli module (Debian: libnginx-mod-http-brotli-static).
gzip off;
gzip_static on;
gzip_vary on;
brotli_static on;

add_header Allow $site_allow always;
${added.join('\n')}

${moved.join('\n')}
location = / { try_files /index.html =404; }
location = /index.html { return 301 /$is_args$args; }
location ~ ^/(404|413|502)\\.html$ { internal; }
# No addresses of their own: what stands behind / and every unknown address, compressed siblings, what static hosts
# read, hidden files.
location ~ ^/(index|(404|413|502)/?|_headers|_redirects)$ { return 404; }
location ~ \\.(br|gz)$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
# Only to a page that exists, so that an answer can't lead to another host.
location ~ ^(?<site_target>/.+?)(/|\\.html)$ {
  if (-f $document_root$site_target.html) { return 301 $site_target$is_args$args; }
  return 404;
}
# Scripts, pictures and search indexes of earlier builds lie beside the built site, for pages that are still open.
location ~ ^(${outlivingFolders.join('|')})/ { try_files $uri /../earlier$uri =404; }
location / { try_files $uri $uri.html =404; }
`;
}

/** Proxies forms to the upstream `vanda_intake`. */
export function nginxIntake(): string {
  return `# Written by the build. Include in the server block beside nginx-server.conf; needs in the http block:
#   upstream vanda_intake { server 127.0.0.1:4321; keepalive 8; }
location ^~ ${formsPath} {
  proxy_pass http://vanda_intake;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  # What the client itself claims is not handed on. The service needs TRUST_PROXY with this nginx's address.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  # The service sends all headers of its answers; an own line, even an empty one, keeps the server block's away.
  add_header Allow "";
  # What nginx answers in the service's place: it is away, or the form is larger than nginx takes. An internal redirect,
  # so the page comes with the headers of the site. The service's own answers pass: proxy_intercept_errors stays off.
  error_page 413 /413.html;
  error_page 502 503 504 /502.html;
  proxy_connect_timeout 5s;

  # The address of a registrant's own page opens it, so it stands in no log: not in that of requests, not in that of
  # errors, nor when nginx answers itself, which it logs where the page for it is.
  location ^~ ${linksPath} {
    access_log off;
    error_log /dev/null emerg;
    proxy_pass http://vanda_intake;
    error_page 413 /413-of-a-link;
    error_page 502 503 504 /502-of-a-link;
  }
}
location = /413-of-a-link { internal; access_log off; error_log /dev/null emerg; try_files /413.html =413; }
location = /502-of-a-link { internal; access_log off; error_log /dev/null emerg; try_files /502.html =502; }
`;
}

const headerNames = (headers: HttpMap['headers']): string[] => [
  ...new Set(Object.values(headers).flatMap((values) => Object.keys(values))),
];

/** `/*` is the default; an address with `*` becomes a regular expression. */
function pattern(address: string): string {
  if (address === '/*') return 'default';
  if (!address.includes('*')) return address;
  const regularExpression = `^${escapePattern(address).replace('*', '.*')}$`.replace(/\.\*\$$/, '');
  return `"~${regularExpression}"`;
}

const escapePattern = (text: string): string => text.replaceAll('.', '\\.');

const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
