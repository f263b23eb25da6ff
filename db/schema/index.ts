export * from './attachments.ts';
export * from './demands.ts';
export * from './organizations.ts';
export * from './platform.ts';
export * from './publications.ts';
export * from './results.ts';
export * from './users.ts';
