import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { type ExportedRow, Exporting, type ExportPart } from '#platform/life/exporting';
import { UploadedFiles } from '#platform/media/uploaded-files';
import { Words } from '#platform/words/words';
import { EXPORT_DAYS, type WantedExport } from '../export/exports.js';
import { ZipStream } from './zip-stream.js';

/** Where the files of uploads lie, by their ids. */
type Places = Map<string, string>;

/** Everything a person has here as one zip: a folder for each part with its `data.json`, and the files of their uploads. */
@Injectable()
export class ExportArchive {
  constructor(
    private readonly exporting: Exporting,
    private readonly files: UploadedFiles,
    private readonly words: Words,
    private readonly settings: ProductSettings,
  ) {}

  /** Written while it is read; `signal` ends it early. */
  of(wanted: WantedExport, signal: AbortSignal): Readable {
    const zip = new ZipStream(new Date(wanted.requestedAt), signal);
    this.write(zip, wanted).then(
      () => zip.end(),
      (error: unknown) => zip.fail(error),
    );
    return zip.output;
  }

  private async write(zip: ZipStream, wanted: WantedExport): Promise<void> {
    const { personId: id, kind } = wanted;
    const parts = this.exporting.parts();
    const readme = this.readme(
      wanted,
      parts.map(({ name }) => name),
    );
    await zip.add('README.txt', Readable.from([readme]), { compress: true });
    const written: Places = new Map();
    for (const { name, part } of parts) {
      const found: Places = new Map();
      const data = Readable.from(this.json(part, { id, kind }, found));
      await zip.add(`${name}/data.json`, data, { compress: true });
      await this.addFiles(zip, found, written);
    }
  }

  /** An array of rows, each saying where its files lie; `found` is filled with those. */
  private async *json(
    part: ExportPart,
    person: { id: string; kind: 'guest' | 'member' },
    found: Places,
  ): AsyncGenerator<string> {
    let before = '[';
    for await (const exported of part.export(person)) {
      yield `${before}\n${JSON.stringify({ ...exported.row, ...(await this.placesOf(exported, found)) }, null, 2)}`;
      before = ',';
    }
    yield before === '[' ? '[]\n' : '\n]\n';
  }

  private async placesOf({ pictures, recordings }: ExportedRow, found: Places): Promise<object> {
    for (const id of pictures ?? []) found.set(id, `pictures/${id}.webp`);
    for (const id of recordings ?? []) {
      const file = await this.files.recording(id);
      file?.stream.destroy();
      if (file) found.set(id, `recordings/${id}.${file.extension}`);
    }
    const known = (ids: readonly string[]) => ids.flatMap((id) => found.get(id) ?? []);
    return {
      ...(pictures && { pictures: known(pictures) }),
      ...(recordings && { recordings: known(recordings) }),
    };
  }

  /** Each once, in whatever part it comes first. */
  private async addFiles(zip: ZipStream, found: Places, written: Places): Promise<void> {
    for (const [id, place] of found) {
      if (written.has(id)) continue;
      written.set(id, place);
      const file = await (place.startsWith('pictures/') ? this.files.picture(id) : this.files.recording(id));
      // Removed since it was named.
      if (file) await zip.add(place, file.stream, { compress: false });
    }
  }

  private readme({ name, language, requestedAt }: WantedExport, parts: readonly ReadmePart[]): string {
    const t = this.words.in(language);
    const { BRAND_NAME: brand, publicUrl } = this.settings;
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(requestedAt),
    );
    return [
      t('data-export:readme.title', { brand }),
      '',
      t('data-export:readme.lead', { name, date, address: publicUrl }),
      '',
      ...parts.map((part) => `${part}/  ${t(`data-export:parts.${part}`)}`),
      `pictures/  ${t('data-export:readme.pictures')}`,
      `recordings/  ${t('data-export:readme.recordings')}`,
      '',
      t('data-export:readme.format'),
      t('data-export:readme.secrets', { count: EXPORT_DAYS }),
      '',
    ].join('\r\n');
  }
}

type ReadmePart = ReturnType<Exporting['parts']>[number]['name'];
