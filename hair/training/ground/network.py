"""The ground network: what lies behind the hair of a portrait, a small U-Net.

Input  1 x 19 x 80 x 64: red, green, blue (-1 to 1, 0 in the hole), the hole, shares of background, skin and clothes
       that are seen, inside of the face outline, place in the face frame (u, v in face heights, halved and clipped
       to -1.5 .. 1.5), and for each class its colours spread smoothly over the whole picture (-1 to 1).
Output 1 x 3 x 80 x 64: logits of background, skin and clothes.
"""

import torch
from torch import nn
from torch.nn.functional import interpolate

CHANNELS = 19
CLASSES = 3
WIDTHS = (24, 40, 64, 96, 128)
DILATIONS = (1, 2, 4)


def conv(inside, outside, dilation=1):
    return nn.Sequential(
        nn.Conv2d(inside, outside, 3, padding=dilation, dilation=dilation, bias=False),
        nn.BatchNorm2d(outside, momentum=0.05),
        nn.ReLU(inplace=True),
    )


def folded(layer):
    """Weights and biases with the normalisation folded in."""
    weight, norm = layer[0].weight, layer[1]
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return weight * gain[:, None, None, None], norm.bias - norm.running_mean * gain


class GroundNetwork(nn.Module):
    def __init__(self, widths=WIDTHS):
        super().__init__()
        self.first = conv(CHANNELS, widths[0])
        self.down = nn.ModuleList(nn.Sequential(conv(a, b), conv(b, b)) for a, b in zip(widths, widths[1:]))
        self.wide = nn.ModuleList(conv(widths[-1], widths[-1], dilation=d) for d in DILATIONS)
        self.narrow = nn.ModuleList(nn.Conv2d(b, a, 1) for a, b in zip(widths, widths[1:]))
        self.up = nn.ModuleList(conv(a, a) for a in widths[:-1])
        self.head = nn.Conv2d(widths[0], CLASSES, 1)

    def forward(self, x):
        levels = [self.first(x)]
        for step in self.down:
            levels.append(step(torch.max_pool2d(levels[-1], 2)))
        y = levels[-1]
        for step in self.wide:
            y = y + step(y)
        for k in reversed(range(len(self.up))):
            y = interpolate(self.narrow[k](y), size=levels[k].shape[2:], mode="bilinear", align_corners=False)
            y = self.up[k](torch.relu(y + levels[k]))
        return self.head(y)

    def layers(self):
        """Names, weights and biases of all convolutions, in the order the engine reads them."""
        out = [("first", *folded(self.first))]
        for k, (one, two) in enumerate(self.down):
            out += [(f"down{k}a", *folded(one)), (f"down{k}b", *folded(two))]
        out += [(f"wide{k}", *folded(layer)) for k, layer in enumerate(self.wide)]
        for k, layer in enumerate(self.up):
            out += [(f"narrow{k}", self.narrow[k].weight, self.narrow[k].bias), (f"up{k}", *folded(layer))]
        return [*out, ("head", self.head.weight, self.head.bias)]
