import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray } from 'react-hook-form';
import { MAX_WORKS, WORK_KINDS, WORK_MAXIMA } from '../../../../db/contract/experts';
import words from '../../../i18n/experts';
import { FormSelect, FormSwitch, FormText } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';

const FIRST = { kind: 1, title: '', title_en: '', year: '', source: '', url: '', is_highlight: 0 };

/** The works of an expert, each a card of its own, in the order in which they are shown. */
export function WorkFields() {
  const text = useText(words);
  const { lang } = useLang();
  const { fields, append, remove } = useFieldArray({ name: 'works', keyName: 'key' });
  const kinds = WORK_KINDS.map((choice) => ({ value: choice.value, label: choice[lang] }));
  return (
    <>
      {fields.map(({ key }, at) => (
        <Box
          key={key}
          role="group"
          aria-label={text.workOf(at + 1)}
          sx={{ display: 'grid', gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
            <FormSelect name={`works.${at}.kind`} label={text.work.kind} required options={kinds} />
            <FormText name={`works.${at}.title`} label={text.work.title} required maxLength={WORK_MAXIMA.title} />
            <FormText name={`works.${at}.year`} label={text.work.year} inputMode="numeric" />
            <FormText name={`works.${at}.source`} label={text.work.source} maxLength={WORK_MAXIMA.source} />
          </Box>
          <FormText name={`works.${at}.title_en`} label={text.work.title_en} maxLength={WORK_MAXIMA.title_en} />
          <FormText name={`works.${at}.url`} label={text.work.url} type="url" maxLength={WORK_MAXIMA.url} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}>
            <FormSwitch name={`works.${at}.is_highlight`} label={text.work.is_highlight} on={1} off={0} />
            <Button size="small" sx={{ color: 'error.main' }} onClick={() => remove(at)}>
              {text.removeWork(at + 1)}
            </Button>
          </Box>
        </Box>
      ))}
      <Button
        variant="outlined"
        disabled={fields.length >= MAX_WORKS}
        sx={{ justifySelf: 'start' }}
        onClick={() => append({ ...FIRST })}
      >
        {text.addWork}
      </Button>
    </>
  );
}
