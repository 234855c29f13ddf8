# The site and its service in one image. How to run it: docs/deploy-one-server.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY desk/package.json desk/
COPY enquiry/package.json enquiry/
COPY intake/package.json intake/
COPY site/package.json site/
# Not npm ci: docs/decisions/0002-one-runner.md.
RUN npm install --no-save --no-audit --no-fund
COPY tsconfig.base.json ./
COPY scripts scripts
COPY enquiry enquiry
COPY desk desk
COPY site site
# The public address stands in every page, so it is needed here and again when the image runs.
ARG SITE_URL=https://www.vanda.example
# The site is a link to its build; the images get plain folders.
RUN SITE_URL=${SITE_URL} npm run build && mkdir /built && cp -rLp site/dist site/http /built/
# The desk's pages; it stays off until DESK_URL is set.
RUN npx vite build --config desk/vite.config.ts

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /srv/vanda
COPY package.json package-lock.json ./
COPY desk/package.json desk/
COPY enquiry/package.json enquiry/
COPY intake/package.json intake/
COPY site/package.json site/
RUN npm install --omit=dev --omit=optional --no-save --no-audit --no-fund \
    --workspace @vanda/intake --workspace @vanda/enquiry --workspace @vanda/desk

FROM node:24.21.0-bookworm-slim AS site
# With its compiled code kept, a start takes half as long.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DESK_HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
WORKDIR /srv/vanda
COPY --from=packages /srv/vanda/node_modules node_modules
COPY enquiry/package.json enquiry/
COPY enquiry/src enquiry/src
COPY intake/package.json intake/
COPY intake/src intake/src
COPY desk/package.json desk/
COPY desk/contract desk/contract
COPY desk/content desk/content
COPY desk/server desk/server
COPY --from=build /build/desk/dist desk/dist
COPY --from=build /built/dist site/dist
COPY --from=build /built/http site/http
# The one place that the service writes to.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4321 4322
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "intake/src/main.ts"]

# nginx in front of several instances: docs/deploy-several-instances.md. Debian's, because it has the brotli module.
FROM node:24.21.0-bookworm-slim AS proxy
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /built/dist /srv/site/dist
COPY --from=build /built/http /srv/site/http
COPY deploy/nginx.conf /etc/nginx/nginx.conf
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8080/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
