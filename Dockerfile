# The site and its service in one image. How to run it: docs/deploy-one-server.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY office/desk/package.json office/desk/
COPY office/publisher/package.json office/publisher/
COPY office/api/package.json office/api/
COPY office/server/package.json office/server/
COPY packages/build/package.json packages/build/
COPY packages/eu-ai-act-rules/package.json packages/eu-ai-act-rules/
COPY packages/forms/package.json packages/forms/
COPY packages/testing/package.json packages/testing/
COPY packages/ui/package.json packages/ui/
COPY apps/server/package.json apps/server/
COPY apps/site/package.json apps/site/
# Not npm ci: docs/decisions/0002-one-runner.md.
RUN npm install --no-save --no-audit --no-fund
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
COPY apps apps
COPY office office
# The public address stands in every page, so it is needed here and again when the image runs.
ARG SITE_URL=https://www.vanda.example
# The site, and the desk's pages, which stay off until DESK_URL is set. The site is a link to its build; the images get
# plain folders.
RUN SITE_URL=${SITE_URL} npm run build && npm run sbom && mkdir /built && cp -rLp apps/site/dist apps/site/http /built/

# Drafts, previews and builds of the content, beside the site: docs/guides/run-the-publisher.md. A user of its own, in the group
# that may open its socket and read its builds.
FROM build AS publisher
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates git openssh-client \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 1001 --gid node --create-home publisher \
    && mkdir /content /run/publisher \
    && chown -R publisher:node /content /run/publisher apps/site/builds
ENV NODE_ENV=production CONTENT_DIR=/content PUBLISHER_SOCKET=/run/publisher/publisher.sock
USER publisher
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "require('node:net').connect(process.env.PUBLISHER_SOCKET, () => process.exit(0)).on('error', () => process.exit(1))"]
# The volume of builds may be of an image before this one.
CMD ["node", "office/publisher/src/main.ts", "--rebuild"]

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /srv/vanda
COPY package.json package-lock.json ./
COPY office/api/package.json office/api/
COPY office/server/package.json office/server/
COPY packages/forms/package.json packages/forms/
COPY apps/server/package.json apps/server/
COPY apps/site/package.json apps/site/
RUN npm install --omit=dev --omit=optional --no-save --no-audit --no-fund \
    --workspace @vanda/server --workspace @vanda/forms --workspace @vanda/desk-api --workspace @vanda/office-server

# For `doctor` and `restore`; the container beside it copies: compose.yaml.
FROM litestream/litestream:0.3.13 AS litestream

FROM node:24.21.0-bookworm-slim AS site
# With its compiled code kept, a start takes half as long.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DESK_HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
# V8 otherwise keeps up to 130 MB for short-lived objects: docs/intake.md.
ENV NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /srv/vanda
COPY --from=packages /srv/vanda/node_modules node_modules
COPY packages/forms/package.json packages/forms/
COPY packages/forms/src packages/forms/src
COPY apps/server/package.json apps/server/
COPY apps/server/src apps/server/src
COPY office/api/package.json office/api/
COPY office/api/src office/api/src
COPY office/server/package.json office/server/
COPY office/server/src office/server/src
COPY --from=build /build/office/desk/dist office/desk/dist
COPY --from=build /built/dist apps/site/dist
COPY --from=build /built/http apps/site/http
COPY --from=litestream /usr/local/bin/litestream /usr/local/bin/litestream
COPY infra/litestream.yml infra/
# The packages of service and build, as CycloneDX.
COPY --from=build /build/sbom.cdx.json ./
# The places that the service writes to, and those of the publisher (uid 1001), which it reads.
RUN mkdir /data /builds /run/publisher /run/dates && chown node:node /data /run/dates && chown 1001:node /builds /run/publisher
VOLUME /data
USER node
EXPOSE 4321 4322
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
