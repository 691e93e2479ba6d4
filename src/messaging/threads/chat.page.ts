import { Injectable } from '@nestjs/common';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';
import { Words } from '#platform/words/words';

/** Private pages: known, so that they are answered, and of no use to a search engine. */
@Injectable()
@Page(['/chat', '/chat/:personId', '/messages', '/admin/conversation-reports/:id'])
export class ChatPage implements PageSource {
  constructor(private readonly words: Words) {}

  describe({ path, language }: PageRequest): PageDescription {
    const t = this.words.in(language);
    return {
      title: path.startsWith('/admin') ? t('safety:report.title') : t('chat:title'),
      description: t('chat:description'),
      canonical: path,
      noIndex: true,
    };
  }
}
