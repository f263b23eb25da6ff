import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fieldsOf, pathOf } from '../../../../db/contract/form';
import { DECLARATION_FORM } from '../../../../db/contract/programme/declaration';
import { told } from '../../../../db/contract/words';
import words from '../../../i18n/programmeDeclarations';
import { openDialog } from '../../../kit/dialogs';
import { useLang, useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import type { SaveState } from './autosave';
import { type DeclarationValues, filesOf } from './values';

/** The time of today, else the day as well. */
const shownAt = (at: string): string =>
  at.slice(0, 10) === formatDay(Date.now() / 1000) ? at.slice(11) : at.slice(0, 16);

/** When the form was last saved, or why it is not. */
export function SaveStatus({ save, onSignedIn }: { save: SaveState; onSignedIn: () => Promise<void> }) {
  const text = useText(words).save;
  const { phase, why, at, other } = save;
  const unsaved = phase === 'unsaved' && !other;
  const shown = () => {
    if (other) return text.conflict;
    if (unsaved) return text.unsaved[why];
    return phase === 'saving' ? text.saving : at ? text.saved(shownAt(at)) : '';
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}>
      <Box role="status" data-phase={phase} sx={{ color: unsaved || other ? 'warning.main' : 'text.secondary' }}>
        {shown()}
      </Box>
      {unsaved && why === 'signedOut' ? (
        <Button size="small" variant="outlined" onClick={() => void openDialog('login', {}).then(onSignedIn)}>
          {text.signIn}
        </Button>
      ) : null}
    </Box>
  );
}

interface ConflictProps {
  mine: DeclarationValues;
  other: DeclarationValues;
  onMine: () => void;
  onOther: () => void;
}

/** Another window saved something else: which one counts is chosen, none is lost before. */
export function SaveConflict({ mine, other, onMine, onOther }: ConflictProps) {
  const text = useText(words);
  const { lang } = useLang();
  const names = fieldsOf(DECLARATION_FORM)
    .filter(([name]) =>
      pathOf(DECLARATION_FORM, name) === 'attachments'
        ? JSON.stringify(filesOf(mine)) !== JSON.stringify(filesOf(other))
        : String(mine.project[name] ?? '') !== String(other.project[name] ?? ''),
    )
    .map(([, { label }]) => told(label, lang));
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <Box sx={{ fontWeight: 650 }}>{text.save.conflict}</Box>
      <Box>{text.save.differ(names.join(lang === 'zh' ? '、' : ', '))}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" onClick={onMine}>
          {text.save.keepMine}
        </Button>
        <Button size="small" variant="outlined" onClick={onOther}>
          {text.save.useOther}
        </Button>
      </Box>
    </Alert>
  );
}
