import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { FeedbackFields } from '../../../domain/feedback/FeedbackFields';
import {
  FEEDBACK_COLUMNS,
  type Feedback,
  type FeedbackValues,
  saveFeedback,
  schemaOf,
  valuesOf,
} from '../../../domain/feedback/feedback';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/pushRecords';
import { useApiQuery, useRows } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, useDialogForm } from '../../../kit/form';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { RichText } from '../../../kit/layout/RichText';
import { TagChip } from '../../../kit/layout/StateChip';

/** What a pushed item is introduced with above its feedback form. */
interface PushedItemDetail {
  name: string;
  time?: string | number | null;
  brief?: string | null;
  tags?: readonly string[];
}

interface FeedbackFormProps {
  feedbackId?: string;
  itemId: string;
  itemType: number;
  userId?: string;
  pushWechatId?: string;
  pushGroupId?: string;
  orgId?: string;
  itemDetail?: PushedItemDetail;
  title?: string;
}

/** What the item is introduced with: given by who opens the form, else its public detail. */
function useItem({ itemId, itemType, itemDetail }: FeedbackFormProps): PushedItemDetail | undefined {
  const { lang } = useLang();
  const noun = itemType === 1 ? 'chengguo' : 'xuqiu';
  const query = useApiQuery(
    [noun, 'detail'],
    `/v1/${noun}/detail`,
    { id: itemId },
    {
      enabled: !itemDetail,
      silent: true,
    },
  );
  if (itemDetail) return itemDetail;
  if (!query.data) return undefined;
  const { name, release_time, profile, scope } = query.data;
  return {
    name,
    time: release_time,
    brief: profile,
    tags: scope.map((each) => pickName(lang, each.name, each.name_en)),
  };
}

function Item({ item, itemType }: { item: PushedItemDetail; itemType: number }) {
  const text = useText(words).form;
  const time = typeof item.time === 'number' ? formatMinute(item.time) : item.time;
  return (
    <FactList
      facts={[
        { label: itemType === 1 ? text.result : text.demand, value: item.name },
        ...(time ? [{ label: text.time, value: time }] : []),
        ...(item.brief ? [{ label: text.brief, value: <RichText html={item.brief} /> }] : []),
        ...(item.tags?.length
          ? [
              {
                label: text.tags,
                value: (
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                    {item.tags.map((tag) => (
                      <TagChip key={tag} label={tag} />
                    ))}
                  </Box>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Form(props: DialogProps<FeedbackFormProps, boolean> & { own: Feedback | undefined }) {
  const { own, close, itemId, itemType, pushWechatId, pushGroupId, orgId } = props;
  const text = useText(words).form;
  const { user } = useSession();
  const item = useItem(props);
  const readOnly = own !== undefined && own.user_id !== user?.user_id;
  const origin = pushWechatId
    ? {
        push_wechat_id: pushWechatId,
        ...(pushGroupId ? { push_group_id: pushGroupId } : {}),
        ...(orgId ? { org_id: orgId } : {}),
      }
    : undefined;
  const form = useDialogForm<FeedbackValues>({
    schema: schemaOf('v2'),
    defaultValues: valuesOf(own),
    readOnly,
    save: (values) => saveFeedback({ itemId, itemType, form: 'v2', ...(origin ? { push: origin } : {}) }, own, values),
    done: text.saved,
    invalidates: [['feedback']],
    close,
  });
  return (
    <AppDialog
      title={props.title ?? text.title}
      width={800}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        readOnly ? null : (
          <Button variant="contained" loading={form.saving} onClick={() => void form.submit()}>
            {text.save}
          </Button>
        )
      }
    >
      {item ? (
        // Nothing else of a form that cannot be changed takes the focus, and without it the keyboard cannot scroll.
        <Box {...(readOnly ? { role: 'group', 'aria-label': item.name, tabIndex: 0 } : {})}>
          <Item item={item} itemType={itemType} />
        </Box>
      ) : null}
      <Divider sx={{ my: 2.5, fontWeight: 600 }}>{text.divider}</Divider>
      {readOnly ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text.readOnly}
        </Alert>
      ) : null}
      <AppForm form={form}>
        <FeedbackFields kind="v2" />
      </AppForm>
    </AppDialog>
  );
}

/** The dialog 'feedbackForm': the pushed item, and feedback on it that can be given or changed (back-office§2). */
export default function FeedbackFormDialog(props: DialogProps<FeedbackFormProps, boolean>) {
  const text = useText(words).form;
  const { feedbackId } = props;
  const query = useRows(
    ['feedback', 'one'],
    { table: 'feedback', columns: FEEDBACK_COLUMNS, where: { id: feedbackId ?? '' }, pageSize: 1 },
    { enabled: Boolean(feedbackId), staleMs: 0 },
  );
  // What is known from an earlier look may have been changed since, on another device.
  if (feedbackId && !(query.isFetchedAfterMount && query.data)) {
    return (
      <AppDialog title={props.title ?? text.title} width={800}>
        <QueryState query={query} kind="lines" count={6} />
      </AppDialog>
    );
  }
  return <Form {...props} own={query.data?.records[0]} />;
}
