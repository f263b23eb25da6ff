import { defineText } from '../shared/i18n';
import en from './en/pushRecords';
import zh from './zh/pushRecords';

export default defineText(zh, en);
