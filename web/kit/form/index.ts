export { AppForm } from './AppForm';
export { readDraft, removeDraft, without, writeDraft } from './draft';
export { FieldFrame } from './FieldFrame';
export { FormTick } from './FormChoices';
export { FormDialog } from './FormDialog';
export { FormFoot } from './FormFoot';
export {
  FormCover,
  FormDate,
  FormMulti,
  FormRadio,
  FormRichText,
  FormSelect,
  FormSwitch,
  FormText,
  FormUpload,
} from './notedFields';
export { type FieldNotes, FieldNotesProvider, Noted } from './notes';
export { ReasonDialog } from './ReasonDialog';
export { uploadFile } from './upload';
export { type AppForm as AppFormState, useAppForm } from './useAppForm';
export { useDialogForm } from './useDialogForm';
export { type FieldProps, useField } from './useField';
