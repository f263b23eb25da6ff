import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, useState } from 'react';
import { TEMPLATE_STATES } from '../../../../db/contract/reviews';
import kit from '../../../i18n/kit';
import words from '../../../i18n/moderation';
import { useApiQuery } from '../../../kit/api';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { ChevronDownIcon } from '../../../kit/layout/icons';

interface TemplateMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  onChoose: (text: string) => void;
}

/** Texts that an opinion may start from, by the decision that they go with. */
export function TemplateMenu({ button, onChoose }: TemplateMenuProps) {
  const text = useText(words).decision;
  const { loading, retry } = useText(kit);
  const { lang } = useLang();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const templates = useApiQuery(['review-templates'], '/v1/review/templates', {}, { staleMs: 300_000 });
  const rows = templates.data ?? [];
  const entries = TEMPLATE_STATES.flatMap((state) => {
    const own = rows.filter((row) => row.audit_status === state);
    if (own.length === 0) return [];
    return [
      <ListSubheader key={state} role="presentation">
        {text.templates[state]}
      </ListSubheader>,
      ...own.map((row) => {
        const words = pickName(lang, row.text, row.text_en);
        return (
          <MenuItem
            key={row.id}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => {
              onChoose(words);
              setAnchor(null);
            }}
          >
            {words}
          </MenuItem>
        );
      }),
    ];
  });
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-keyshortcuts="T"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text.template}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxWidth: 420, maxHeight: 420 } } }}
      >
        {entries.length > 0 ? entries : null}
        {templates.isError ? <MenuItem onClick={() => void templates.refetch()}>{retry}</MenuItem> : null}
        {entries.length === 0 && !templates.isError ? (
          <ListSubheader role="presentation">{templates.data ? text.noTemplates : loading}</ListSubheader>
        ) : null}
      </Menu>
    </>
  );
}
