export { type RowAction, type RowActions, small, wrapping } from './cells';
export type { Field, InputProps, Look, Resource, StoredRow } from './field';
export { KeptTable } from './KeptTable';
export { ResourceTable } from './ResourceTable';
