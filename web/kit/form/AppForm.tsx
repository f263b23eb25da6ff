import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import words from '../../i18n/form';
import { useText } from '../i18n';
import { FormLock } from './lock';
import { UploadsProvider } from './uploads';
import type { AppForm as AppFormState } from './useAppForm';

/** The form element around the fields: hands them the form, locks them while saving, offers the restored draft. */
export function AppForm<T extends FieldValues>({ form, children }: { form: AppFormState<T>; children: ReactNode }) {
  const text = useText(words);
  return (
    <FormProvider {...form.methods}>
      <UploadsProvider value={form.uploads}>
        <FormLock value={form.saving || form.readOnly}>
          <Box
            component="form"
            noValidate
            aria-busy={form.saving}
            // A field that is left for the button would complain below itself first, and move the button away from under the press.
            onMouseDown={(event) => {
              if ((event.target as Element).closest('[type="submit"]')) event.preventDefault();
            }}
            onSubmit={(event) => {
              event.preventDefault();
              // A form inside a dialog inside a form: React bubbles the event through portals.
              event.stopPropagation();
              void form.submit();
            }}
          >
            {form.draftRestored ? (
              <Alert
                severity="info"
                sx={{ mb: 3 }}
                action={
                  <Button size="small" onClick={form.discardDraft}>
                    {text.discardDraft}
                  </Button>
                }
              >
                {text.draftRestored}
              </Alert>
            ) : null}
            {children}
          </Box>
        </FormLock>
      </UploadsProvider>
    </FormProvider>
  );
}
