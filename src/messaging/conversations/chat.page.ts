import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';

/** Private pages: known, so that they are answered, and of no use to a search engine. */
@Injectable()
@Page(['/chat', '/chat/:personId', '/messages', '/admin/conversation-reports/:id'])
export class ChatPage implements PageSource {
  constructor(private readonly settings: Settings) {}

  describe({ path }: PageRequest): PageDescription {
    return {
      title: path.startsWith('/admin') ? 'Reported conversation' : 'Messages',
      description: `Chat with buyers and sellers on ${this.settings.BRAND_NAME}.`,
      canonical: path,
      noIndex: true,
    };
  }
}
