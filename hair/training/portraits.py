"""Labelled portraits as `draw-label.ts` writes them, and the layers they are taken apart into."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from PIL import Image
from torch.nn.functional import avg_pool2d, interpolate

BACKGROUND, HAIR, SKIN, CLOTHES = range(4)
HEIGHT, WIDTH = 320, 240
"""Size the portraits are kept at, pixels."""


@dataclass
class Portrait:
    name: str
    rgb: torch.Tensor  # 3 x H x W, 0 to 1, sRGB
    alpha: torch.Tensor  # 1 x H x W, soft hair
    under: torch.Tensor  # 3 x H x W, shares of background, skin, clothes below the hair; sum 1
    hair: torch.Tensor  # 3 x H x W, colour of the hair where there is some, spread beyond its edge
    behind: torch.Tensor  # 3 x H x W, colour of what is not hair, spread below the hair
    points: torch.Tensor  # 2 x 468, mesh, x and y in pixels of H x W
    oval: torch.Tensor  # 2 x 36, outline of the face


def read_portrait(folder: Path, name: str) -> Portrait:
    rgb = _planes(Image.open(folder / f"{name}.portrait.png").convert("RGB"))
    alpha = _planes(Image.open(folder / f"{name}.alpha.png").convert("L"))
    rgb = interpolate(rgb[None], size=(HEIGHT, WIDTH), mode="area")[0]
    alpha = interpolate(alpha[None], size=(HEIGHT, WIDTH), mode="area")[0]
    classes = torch.from_numpy(np.array(Image.open(folder / f"{name}.classes.png").convert("L")))
    mesh = json.loads((folder / f"{name}.mesh.json").read_text())
    scale = WIDTH / mesh["w"]
    points = torch.tensor(mesh["points"]).view(-1, 3)[:468, :2].T * scale
    oval = torch.tensor(mesh["oval"]).T * scale
    under = torch.stack([(classes == c).float() for c in (BACKGROUND, SKIN, CLOTHES)])[None]
    under = _spread(under, 1 - (classes == HAIR).float()[None, None])
    under = interpolate(under, size=(HEIGHT, WIDTH), mode="bilinear", align_corners=False)[0]
    under = under / under.sum(0, keepdim=True).clamp(min=1e-6)
    sure = (alpha > 0.98).float()
    bare = (alpha < 0.02).float()
    hair = _spread((rgb * sure)[None], sure[None])[0]
    behind = _spread((rgb * bare)[None], bare[None])[0]
    return Portrait(name, rgb, alpha, under, hair, behind, points, oval)


def halved(p: Portrait) -> Portrait:
    """The same portrait at half the size: small scenes are made from it, faster and without aliasing."""
    half = lambda planes: avg_pool2d(planes[None], 2)[0]
    return Portrait(
        p.name, half(p.rgb), half(p.alpha), half(p.under), half(p.hair), half(p.behind), p.points / 2, p.oval / 2
    )


def _planes(image: Image.Image) -> torch.Tensor:
    array = np.asarray(image, dtype=np.float32) / 255
    array = array[None] if array.ndim == 2 else array.transpose(2, 0, 1)
    return torch.from_numpy(np.ascontiguousarray(array))


def _spread(values: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """Fills places of no weight from the nearest ones of weight, coarse to fine (push and pull)."""
    values = values * weight
    if min(values.shape[2:]) <= 2:
        return values / weight.clamp(min=1e-6)
    size = values.shape[2:]
    smaller = (max(1, size[0] // 2), max(1, size[1] // 2))
    low_weight = interpolate(avg_pool2d(weight, 2, ceil_mode=True), size=smaller)
    low_values = interpolate(avg_pool2d(values, 2, ceil_mode=True), size=smaller)
    low = _spread(low_values / low_weight.clamp(min=1e-6), (low_weight * 4).clamp(max=1))
    low = interpolate(low, size=size, mode="bilinear", align_corners=False)
    return values + low * (1 - weight)
