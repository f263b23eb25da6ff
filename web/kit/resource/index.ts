export { actionRow, type RowActions, small, wrapping } from './cells';
export { EditorTools, useVersions } from './EditorTools';
export type { Field, InputProps, Look, Resource, RowAction, StoredRow } from './field';
export { KeptTable } from './KeptTable';
export { ResourceTable } from './ResourceTable';
export { RowSwitch } from './RowSwitch';
export { useRowWrites } from './useRowWrites';
