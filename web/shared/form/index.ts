export { AppForm } from './AppForm';
export { readDraft, removeDraft, without, writeDraft } from './draft';
export { FieldFrame } from './FieldFrame';
export type { Suggestion } from './FormOrganization';
export {
  FormCover,
  FormDate,
  FormMulti,
  FormOrganization,
  FormRadio,
  FormRegion,
  FormRichText,
  FormScopes,
  FormSelect,
  FormSwitch,
  FormText,
  FormUpload,
} from './notedFields';
export { type FieldNotes, FieldNotesProvider, Noted } from './notes';
export { RegionPicker } from './RegionPicker';
export type { RegionStep } from './regions';
export { ScopeOptions } from './ScopeOptions';
export { flatScopes, useScopes } from './scopes';
export { type UploadedFile, uploadFile } from './upload';
export { type AppForm as AppFormState, useAppForm } from './useAppForm';
export { type FieldProps, useField } from './useField';
