import { Module } from '@nestjs/common';
import { PicturesModule } from '#ai/pictures/pictures.module';
import { AlikeModule } from '../alike/alike.module.js';
import { DraftingModule } from '../drafting/drafting.module.js';
import { AlikePictures } from './alike-pictures.js';
import { AskAboutPicture } from './ask-about-picture.js';
import { DraftImagesController } from './draft-images.controller.js';
import { LookAtPictures } from './look-at-pictures.js';
import { PictureDrafter } from './picture-drafter.js';

/** Listings made of what pictures show. */
@Module({
  imports: [PicturesModule, AlikeModule, DraftingModule],
  controllers: [DraftImagesController],
  providers: [AlikePictures, LookAtPictures, AskAboutPicture, PictureDrafter],
})
export class DraftingPicturesModule {}
