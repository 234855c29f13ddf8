const isByNpm = /^(enquiries|start|serve)$/.test(process.env.npm_lifecycle_event ?? '');

/** Names the commands of the service: on a server by the alias of docs/deploy-one-server.md, where npm would open another store. */
export const enquiriesCommand = isByNpm ? 'npm run enquiries --' : 'enquiries';
