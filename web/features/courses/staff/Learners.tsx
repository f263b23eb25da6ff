import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as z from 'zod';
import words from '../../../i18n/coursesOffice';
import { api, delRows, queryClient } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { ResourceTable } from '../../../kit/resource';
import { toast } from '../../../kit/toast';

const shape = z.object({ account: z.string().trim().min(1, 'required').max(100, 'too_long') });

/** The designated learners of a paid course: added by their accounts, and taken off again. */
export function Learners({ course }: { course: string }) {
  const text = useText(words);
  const key = ['courses', 'learners', course];
  const reread = () => queryClient.invalidateQueries({ queryKey: key });
  const form = useAppForm({
    schema: shape,
    defaultValues: { account: '' },
    onSubmit: async ({ account }) => {
      await api.post('/v1/content/course/learner', { course_id: course, account });
      toast.success(text.learnerAdded);
      form.methods.reset();
      await reread();
    },
  });
  const remove = useApiMutation((id: string) => delRows('course_learner', { id }), {
    invalidates: [key],
    onSuccess: () => toast.success(text.removed),
  });
  const askRemove = async (id: string, name: string) => {
    const question = { title: text.removeLearner(name), text: text.removeLearnerText, confirmLabel: text.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    remove.mutate(id);
  };
  return (
    <>
      <AppForm form={form}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap', my: 2 }}>
          <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
            <FormText name="account" label={text.account} hint={text.accountHint} required />
          </Box>
          <Button type="submit" variant="contained" loading={form.saving} sx={{ mt: 0.5 }}>
            {text.addLearner}
          </Button>
        </Box>
      </AppForm>
      <ResourceTable
        queryKey={key}
        path="/v1/content/course/learners"
        params={{ course_id: course }}
        rowId={({ id }) => id}
        label={text.parts.learners}
        empty={{ title: text.noLearners, hint: text.noLearnersHint }}
        fields={[
          { name: 'name', label: text.person, look: 'name', flex: 1, minWidth: 160 },
          { name: 'account', label: text.account, minWidth: 160 },
          { name: 'add_time', label: text.added, look: 'day' },
        ]}
        actions={{
          label: text.actions,
          minWidth: 100,
          list: ({ id, name, account }) => [
            {
              label: text.remove,
              of: text.ofName(text.remove, name || account),
              danger: true,
              act: () => askRemove(id, name || account),
            },
          ],
        }}
      />
    </>
  );
}
